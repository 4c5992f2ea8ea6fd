import path from 'node:path'
import { writeAntdCss } from './antd-css.ts'
import { root } from './paths.ts'

/** Makes what the sources need and the repository does not hold. */
export async function prepareSources(): Promise<void> {
  await writeAntdCss(path.join(root, 'shared/platform/src/antd/generated'))
}
