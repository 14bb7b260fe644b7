/** What is wrong with one field, in words for the visitor. `name` is the field's. */
export type Fault = { name: string; text: string }

/** What is wrong with this field; undefined when nothing is. */
export const faultOf = (faults: Fault[], name: string): string | undefined =>
  faults.find(fault => fault.name === name)?.text

/** A fault where its field is not beside it: "Required" alone would not say what. */
export const faultSentence = ({ name, text }: Fault, labels: Record<string, string>): string =>
  text === 'Required' && labels[name] ? `${labels[name]}: ${text}` : text

/** The status of a page with a form. */
export const statusOf = (faults: Fault[]): number => (faults.length > 0 ? 422 : 200)
