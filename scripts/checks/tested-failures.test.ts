/** @jest-environment node */
import { testedFailures } from './tested-failures.ts'

const hide = 'POST /v1/user/course/hide'

describe('testedFailures', () => {
  it.each([
    ['a text', `test.each(failuresOf('${hide}'))('fails')`],
    ['a constant', `const hide = '${hide}'\ntest.each(failuresOf(hide))('fails')`],
    ['the last constant before it', `const call = 'GET /v1/a'\nconst call = '${hide}'\nfailuresOf(call)\nconst call = 'GET /v1/b'`],
    ['a constant in a template', "const path = '/v1/user/course/hide'\nfailuresOf(`POST ${path}`)"],
    ['a field of each case', `const cases = [{ label: 'a', call: '${hide}' }]\ncases.flatMap((one) => failuresOf(one.call))`],
  ])('finds the call in %s', (_, source) => {
    expect(testedFailures(source)).toEqual([{ call: hide, noConnection: true, without: [] }])
  })

  it('has no lost connection for a test of refusals only', () => {
    expect(testedFailures(`refusalsOf('${hide}')`)).toEqual([{ call: hide, noConnection: false, without: [] }])
  })

  it('names a refusal that the test leaves out', () => {
    const source = `refusalsOf('${hide}').filter(([code]) => code !== '404001')`
    expect(testedFailures(source)).toEqual([{ call: hide, noConnection: false, without: ['404001'] }])
  })
})
