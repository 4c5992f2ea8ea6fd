/** The last element of the page. A page without it is incomplete. */
export const endMarker = '<template id="xhkt-end"></template>'

/**
 * An inline script that comes before everything else in the page. When the connection ends too early, the rest of the page, with the boot
 * script, is missing. The browser reports no error then, so this script replaces what is left by a message with 重试.
 */
export const incompletePageScript = `addEventListener("DOMContentLoaded",function(){
if(document.getElementById("xhkt-end"))return
var place=document.createElement("main"),add=function(name,text){var made=document.createElement(name);made.textContent=text;place.append(made);return made}
place.setAttribute("role","alert")
place.style.cssText="padding:96px 16px;text-align:center"
add("h1","页面加载失败")
add("p","网络中断，页面没有完整加载，请检查网络后重试")
add("button","重试").addEventListener("click",function(){location.reload()})
document.body.replaceChildren(place)
})`
