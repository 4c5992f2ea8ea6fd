import path from 'node:path'
import { writeAntdCss } from './antd-css.ts'
import { root } from './paths.ts'

/** Generates the sources that are not in the repository. */
export async function prepareSources(): Promise<void> {
  await writeAntdCss(path.join(root, 'shared/platform/src/antd/generated'))
}
