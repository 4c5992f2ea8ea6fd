import type { WxLoginOptions } from './wx-login.ts'

/** The vendor's widget for tests. Renders an iframe and calls no handler by itself. */
export class FakeWxLogin {
  static readonly made: FakeWxLogin[] = []
  readonly frame = document.createElement('iframe')

  constructor(readonly options: WxLoginOptions) {
    FakeWxLogin.made.push(this)
    document.getElementById(options.id)?.replaceChildren(this.frame)
  }

  static get last(): FakeWxLogin {
    const last = FakeWxLogin.made.at(-1)
    if (!last) throw new Error('no widget was made')
    return last
  }

  static install(): void {
    FakeWxLogin.made.length = 0
    window.WxLogin = FakeWxLogin
  }
}
