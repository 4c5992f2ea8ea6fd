import { DialogButton } from '@xhkt/kit/lazy/dialog-button'
import { SafetyRow } from './safety-row.tsx'
import css from './safety-page.module.css'

const loadClosing = async () => (await import(/* webpackChunkName: "close-account" */ './close-account/close-dialog.tsx')).CloseDialog

const loadCopy = async () => (await import(/* webpackChunkName: "data-copy" */ './data-copy/copy-dialog.tsx')).CopyDialog

/** The account as a whole. */
export const AccountData = ({ phone }: { phone: string }) => (
  <section className={css.section} aria-labelledby="account-data">
    <h2 id="account-data" className={css.title}>
      账号与数据
    </h2>
    <ul className={css.list}>
      <SafetyRow name="个人信息副本" hint="把您的资料、订单、学习记录等下载为一个文件">
        <DialogButton load={loadCopy} name="下载副本" props={{ phone }}>
          下载副本
        </DialogButton>
      </SafetyRow>
      <SafetyRow name="注销账号" hint="7 天内登录可以撤销，之后账号和其中的内容无法恢复">
        <DialogButton load={loadClosing} name="注销账号" props={{ phone }}>
          注销账号
        </DialogButton>
      </SafetyRow>
    </ul>
  </section>
)
