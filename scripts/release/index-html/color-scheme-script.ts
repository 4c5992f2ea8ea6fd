/** The host's style sheet with the dark values of the tokens. A release from before it has none. */
export const darkSheetName = 'dark.min.css'

/**
 * An inline script that links the dark style sheet, for a browser in which the learner has chosen it
 * (`host/src/shell/color-scheme`). The first paint waits for a link that the parser meets, and for no other: so it is written. A
 * storage that is blocked throws.
 */
export const colorSchemeScript = (address: string): string => `try{
var found=/^"(dark|(system))"$/.exec(localStorage.getItem("xhkt_color_scheme"))
if(found)document.write('<link rel="stylesheet" media="'+(found[2]?"(prefers-color-scheme:dark)":"screen")+'" href="${address}">')
}catch(e){}`
