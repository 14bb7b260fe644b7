export function cookiesIn(header = ''): [name: string, value: string][] {
  return header.split(';').flatMap(pair => {
    const [, name, value] = /^\s*([^=\s]+)=(.*?)\s*$/.exec(pair) ?? []
    return name === undefined || value === undefined ? [] : [[name, value]]
  })
}

export function cookieOf(header: string | undefined, name: string): string | undefined {
  return cookiesIn(header).find(([key]) => key === name)?.[1]
}
