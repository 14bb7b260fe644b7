/** Names of the hidden fields of every enquiry form, beside those of its schema. */
export const viewField = 'view'
/** People never see it; programs that fill in every field give themselves away. */
export const trapField = 'homepage'
