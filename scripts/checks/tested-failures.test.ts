/** @jest-environment node */
import { testedFailures } from './tested-failures.ts'

const hide = 'POST /v1/user/course/hide'

describe('the failures that a test makes', () => {
  it.each([
    ['a text', `test.each(failuresOf('${hide}'))('fails')`],
    ['a constant', `const hide = '${hide}'\ntest.each(failuresOf(hide))('fails')`],
    ['the last constant before it', `const call = 'GET /v1/a'\nconst call = '${hide}'\nfailuresOf(call)\nconst call = 'GET /v1/b'`],
    ['a constant in a template', "const path = '/v1/user/course/hide'\nfailuresOf(`POST ${path}`)"],
    ['a field of each case', `const cases = [{ label: 'a', call: '${hide}' }]\ncases.flatMap((one) => failuresOf(one.call))`],
  ])('are those of the call in %s', (_, source) => {
    expect(testedFailures(source)).toEqual([{ call: hide, noConnection: true, without: [] }])
  })

  it('are without no connection where only refusals are taken', () => {
    expect(testedFailures(`refusalsOf('${hide}')`)).toEqual([{ call: hide, noConnection: false, without: [] }])
  })

  it('are without a refusal that is left out', () => {
    const source = `refusalsOf('${hide}').filter(([code]) => code !== '404001')`
    expect(testedFailures(source)).toEqual([{ call: hide, noConnection: false, without: ['404001'] }])
  })
})
