/** The last element of the page. A page without it is incomplete. */
export const endMarker = '<template id="xhkt-end"></template>'

/**
 * An inline script that comes before everything else in the page. When the connection ends too early, the rest of the page, with the boot
 * script, is missing. The browser reports no error then, so this script replaces what is left by a message with 重试.
 */
export const incompleteDocumentScript = `window.addEventListener&&addEventListener("DOMContentLoaded",function(){
if(document.getElementById("xhkt-end"))return
document.body.innerHTML='<main role="alert"><h1>页面加载失败</h1><p>网络中断，页面没有完整加载，请检查网络后重试</p><button>重试</button></main>'
var place=document.body.firstChild
place.style.cssText="padding:96px 16px;text-align:center"
place.lastChild.onclick=function(){location.reload()}
})`
