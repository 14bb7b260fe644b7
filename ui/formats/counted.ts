export function counted(number: number, noun: string, many = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : many}`
}
