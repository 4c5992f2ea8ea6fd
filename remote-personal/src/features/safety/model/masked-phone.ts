/** The number as it may be seen by whoever looks over the learner's shoulder: 138****0001. */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(?=\d{4}$)/, '$1****')
