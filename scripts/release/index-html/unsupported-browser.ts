import type { RuntimeConfig } from '@xhkt/platform/config'
import { oldestEngines, type OldestVersions } from '../browser-engines.ts'

const id = 'xhkt-old'

/**
 * An inline script before everything else in the page, in ES3, which the oldest engines can run. It marks the document as `supported`,
 * which hides the message for unsupported browsers, and writes the engine that beacons send into `data-engine`. A browser without a
 * version in its user agent must have `replaceChildren`, the newest method that the boot script needs.
 */
export function supportScript(oldest: OldestVersions): string {
  return `!function(html){
var oldest=${JSON.stringify(oldestEngines(oldest))},name,found
for(name in oldest)if(found=RegExp(oldest[name][0]+"/(\\\\d[\\\\d.]*)").exec(navigator.userAgent))break
html.setAttribute("data-engine",found?name+" "+parseInt(found[1]):"other")
if(found?parseFloat(found[1])>=oldest[name][1]:html.replaceChildren)html.className="supported"
else html.setAttribute("data-unsupported","")
}(document.documentElement)`
}

export const unsupportedStyle = `#${id}{position:fixed;z-index:9999;top:0;bottom:0;width:100%;overflow:auto;background:#fff;text-align:center;padding-top:9%}.supported #${id}{display:none}`

/** The message. Its picture is lazy, so that a supported browser, which does not display it, does not request it. */
export const unsupportedMessage = ({ productName, app }: Pick<RuntimeConfig, 'productName' | 'app'>, escaped: (text: string) => string): string =>
  `<div id="${id}"><h2>当前浏览器无法打开${escaped(productName)}</h2>
<noscript><p>浏览器关闭了 JavaScript，请在设置中开启后刷新</p></noscript>
<p>浏览器版本过低或处于兼容模式时，请点击地址栏右侧的图标，切换到极速模式，或安装新版 <a href="https://www.google.cn/chrome/">Chrome</a>、<a href="https://www.microsoft.com/edge">Edge</a> 或 <a href="https://www.firefox.com.cn/">Firefox</a>，再打开本页网址</p>${
    app.qrcode && `\n<p><img src="${escaped(app.qrcode)}" width="160" alt="" loading="lazy"><br>手机扫码，用 App 学习</p>`
  }</div>`
