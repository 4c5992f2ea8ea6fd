import { addMissing } from '../add-missing.ts'

addMissing(HTMLFormElement.prototype, 'requestSubmit', function (this: HTMLFormElement) {
  const button = document.createElement('button')
  button.hidden = true
  this.append(button)
  button.click()
  button.remove()
})
