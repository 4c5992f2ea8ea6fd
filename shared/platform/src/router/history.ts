// For the host only: it owns the history. Areas only navigate.
export { UNSAFE_createBrowserHistory as createBrowserHistory, unstable_HistoryRouter as HistoryRouter } from 'react-router-dom'
