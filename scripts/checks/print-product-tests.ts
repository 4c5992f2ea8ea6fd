import { headingIds, productTests, untested } from './product-tests.ts'

const tests = productTests()

for (const id of headingIds) {
  console.log(`\n${id}${id in untested ? `: no test, ${untested[id]}` : ''}`)
  for (const { file, title } of tests.filter((test) => test.id === id)) console.log(`  ${file}: ${title}`)
}
