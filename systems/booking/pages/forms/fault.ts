export type Fault = { name: string; text: string }

export const faultOf = (faults: Fault[], name: string): string | undefined =>
  faults.find(fault => fault.name === name)?.text

/** Names the field: "Required" alone would not suffice. */
export const faultSentence = ({ name, text }: Fault, labels: Record<string, string>): string =>
  text === 'Required' && labels[name] ? `${labels[name]}: ${text}` : text

export const statusOf = (faults: Fault[]): number => (faults.length > 0 ? 422 : 200)
