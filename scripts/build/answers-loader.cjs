/** @type {import('webpack').PitchLoaderDefinitionFunction} */
function pitch(rest) {
  const callback = this.async()
  this.importModule(`${this.resourcePath}.run!=!${rest}`)
    .then((/** @type {{ answers: object }} */ { answers }) => callback(null, `export const answers = ${JSON.stringify(answers)}`))
    .catch(callback)
}

/**
 * Replaces a module `answers.ts` by what it exports: the build runs it, so that a browser gets the shapes of answers without the schemas
 * that they are made from (docs/decisions/134-answers-are-read.md).
 */
module.exports = Object.assign((/** @type {string} */ source) => source, { pitch })
