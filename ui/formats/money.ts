export function formatSen(sen: number): string {
  const [whole = '0', decimals = '00'] = (Math.abs(sen) / 100).toFixed(2).split('.')
  return `${sen < 0 ? '−' : ''}RM ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
}

/** No line breaks between `RM` and the number. */
export function unbrokenAmounts(text: string): string {
  return text.replace(/\bRM (?=\d)/g, 'RM\u00a0')
}
