import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { truthy } from '@actions/expressions/result'

/** The contexts of an expression: github, inputs, vars, secrets, needs, steps. */
export type Contexts = Record<string, unknown>

/** The status of the job, or of the jobs that it needs. */
export type Status = 'success' | 'failure'

const statusFunctions = (status: Status) =>
  ['always', 'success', 'failure'].map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(name === 'always' || name === status),
  }))

function evaluate(text: string, contexts: Contexts, status: Status): data.ExpressionData {
  const functions = statusFunctions(status)
  const tree = new Parser(new Lexer(text).lex().tokens, Object.keys(contexts), functions).parse()
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary
  return new Evaluator(tree, known, new Map(functions.map((one) => [one.name, one]))).evaluate()
}

/** A text with each `${{ … }}` evaluated by GitHub's own library. */
export function interpolate(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => evaluate(expression.trim(), contexts, 'success').coerceString())
}

/** Whether a job or step with the given `if` runs. Without a status function it runs only after success. */
export function meetsCondition(condition: string | undefined, contexts: Contexts, status: Status): boolean {
  if (condition === undefined) return status === 'success'
  const expression = condition.replace(/^\$\{\{(.*)\}\}$/s, '$1').trim()
  const saysStatus = /\b(always|success|failure)\(\)/.test(expression)
  return (saysStatus || status === 'success') && truthy(evaluate(expression, contexts, status))
}
