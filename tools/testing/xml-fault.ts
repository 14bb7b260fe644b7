const repeated = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index)

/** What is wrong with a drawing as XML; undefined if it is well formed. Knows elements, attributes and text: all that our drawings have. */
export function xmlFault(xml: string): string | undefined {
  const open: string[] = []
  const rest = xml
    .trim()
    .replace(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<]*")*)\s*(\/?)>/g, (_, close, name, attributes, empty) => {
      const names = [...attributes.matchAll(/\s([a-zA-Z:-]+)=/g)].map(match => match[1])
      if (repeated(names).length > 0) open.push(`${name} repeats an attribute`)
      else if (close) open.at(-1) === name ? open.pop() : open.push(`/${name}`)
      else if (!empty) open.push(name)
      return ''
    })
  if (open.length > 0) return `not closed: ${open.join(' ')}`
  const stray = rest.match(/[<>]|&(?!(?:amp|lt|gt|quot);)/)
  return stray
    ? `stray ${stray[0]} in ${rest.slice(Math.max(0, (stray.index ?? 0) - 20), (stray.index ?? 0) + 60)}`
    : undefined
}
