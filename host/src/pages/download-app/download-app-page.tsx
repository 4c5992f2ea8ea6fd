import { config as deployment } from '@xhkt/platform/config'
import { appStores } from '../../shell/layout/store-links.tsx'
import { DownloadOptions } from './download-options.tsx'
import { PhonePicture } from './phone-picture.tsx'
import css from './download-app.module.css'

const benefits = [
  {
    name: '随时接着学',
    text: '网页和手机使用同一个账号，学到哪里两边都记得',
    sign: 'M6 4.500v15l13-7.500z',
  },
  {
    name: '直播不错过',
    text: '开课前在手机上收到提醒，点开就进直播间',
    sign: 'M12 3.500a6 6 0 0 0-6 6v4L4 17h16l-2-3.500v-4a6 6 0 0 0-6-6zM10 20.500h4',
  },
  {
    name: '课表在手边',
    text: '日历、课表和预约的课程，打开手机就能看到',
    sign: 'M4 6h16v14H4zM4 10.500h16M8.500 3.500v4M15.500 3.500v4',
  },
  {
    name: '消息及时看',
    text: '订单、优惠券和老师的通知，第一时间送到',
    sign: 'M4 5h16v11.500h-8L7.500 20v-3.500H4zM8 10.500h8',
  },
]

/** How to get the app on this deployment; empty if it cannot be downloaded. */
function howToDownload(): string {
  const ways = [deployment.app.qrcode && '扫描二维码', appStores().length > 0 && '在应用商店中打开']
  return ways.filter(Boolean).join('，或')
}

const stepsAfter = (download: string) => [
  { name: '下载', text: download },
  { name: '登录', text: '使用网页上的同一个手机号' },
  { name: '学习', text: '进入“我的课程”，接着上次的进度' },
]

/** Presents the mobile app, with its QR code and store links. */
export default function DownloadAppPage() {
  const download = howToDownload()
  return (
    <div className={css.page}>
      <section className={css.hero}>
        <div className={css.pitch}>
          <h1 className={css.title}>{deployment.productName}手机APP</h1>
          <p className={css.lead}>课程、直播和学习进度，都装进口袋</p>
          <DownloadOptions />
        </div>
        <PhonePicture />
      </section>
      <ul className={css.benefits}>
        {benefits.map(({ name, text, sign }) => (
          <li key={name} className={css.benefit}>
            <svg className={css.sign} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={sign} />
            </svg>
            <h2 className={css.name}>{name}</h2>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
      {download && (
        <section className={css.start}>
          <h2 className={css.heading}>三步开始学习</h2>
          <ol className={css.steps}>
            {stepsAfter(download).map(({ name, text }) => (
              <li key={name} className={css.step}>
                <h3 className={css.name}>{name}</h3>
                <p className={css.text}>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
