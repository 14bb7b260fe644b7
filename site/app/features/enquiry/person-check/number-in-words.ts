const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const units = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** From 20 to 99: `thirty-eight`. */
export function numberInWords(number: number): string {
  return [tens[Math.floor(number / 10)], units[number % 10]].filter(Boolean).join('-')
}
