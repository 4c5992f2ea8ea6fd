/** The first that fits names the system. An iPad and Android name Mac and Linux too. */
const systems: [RegExp, string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Android/, '安卓'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** The first that fits names the browser. Most of them name Chrome and Safari too. */
const browsers: [RegExp, string][] = [
  [/MicroMessenger/, '微信'],
  [/MQQBrowser|QQBrowser/, 'QQ 浏览器'],
  [/ QQ\//, 'QQ'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const find = (names: [RegExp, string][], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1]

/** System and browser of a `User-Agent`. The text itself is never shown: it is whatever a client likes to send. */
export const deviceName = (agent: string): string =>
  [find(systems, agent), find(browsers, agent)].filter((name) => name !== undefined).join(' · ') || '未知设备'
