import type { Names } from '../names.ts'

/** An area with one page, which has the area's name. */
export interface AreaNames {
  names: Names
  /** What a learner reads. */
  title: string
}

/** @param dependencies `dependencies` and `devDependencies` of an area without packages of its own */
export const packageText = ({ names: { kebab } }: AreaNames, dependencies: object): string => {
  const command = (name: string) => `node ../scripts/commands/${name}/main.mjs ${kebab}`
  const manifest = {
    name: `@xhkt/remote-${kebab}`,
    version: '1.0.0',
    description: `the pages below /${kebab}`,
    private: true,
    type: 'module',
    xhkt: { area: kebab },
    scripts: { test: command('test'), dev: command('dev'), release: command('release') },
    ...dependencies,
  }
  return `${JSON.stringify(manifest, null, 2).replace(/\{\s+"area": (".*")\s+\}/, '{ "area": $1 }')}\n`
}

export const routesText = ({ title }: AreaNames): string => `import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'

/** The name of the area for learners. */
export const title = '${title}'

export const routes = [
] satisfies RouteDeclaration[]
`

export const entryText = `import type { Pages } from '@xhkt/contract/federation/route-manifest'

export { answers } from './answers.ts'

export const pages: Pages = {
}
`

export const answersText = `import { answerShapes } from '@xhkt/contract/answer-shapes'

/** How the answers of this area's calls are read. The build runs this module (scripts/build/answers-loader.cjs). */
export const answers = answerShapes({
})
`

export const browserTestText = ({ names: { kebab }, title }: AreaNames): string => `import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'

test('/${kebab} shows its page, without a violation of accessibility rules', async ({ page }) => {
  await page.goto('/${kebab}')
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  await axe(page)
})
`

export const changelogText = ({ names: { kebab } }: AreaNames): string => `# Changelog of remote-${kebab}

Changes that a learner or another team notices. Versions are those of \`package.json\`.
`

export const readmeText = ({ names: { kebab }, title }: AreaNames): string => `# remote-${kebab}

${title}: the pages below \`/${kebab}\`. Built and released alone.

## What it owns

| address | page | file in \`src\` |
|---|---|---|

The table is written by \`npm run report:contract\`; so are
[the calls of each page](../shared/contract/report/calls-of-pages.md).

## Where code goes

\`\`\`
src/features/<feature>/ui      components and their CSS modules
                       model   logic without rendering
                       api     the queries
src/common/                    what two features need
e2e/                           browser tests of this area
\`\`\`

## Commands

Those of [one area](../README.md#working-on-one-area). In this folder \`npm test\`, \`npm run dev\` and \`npm run release\` need no name.

## Who to ask

\`@xhkt/team-${kebab}\` owns this folder.
`
