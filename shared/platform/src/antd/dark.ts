// The dark values of the tokens and of antd's variables. `host/src/shell/color-scheme` decides where they apply.
import './generated/dark.css'
