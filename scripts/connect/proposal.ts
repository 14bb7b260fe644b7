/** A line of the mapping file, with what speaks for it. */
export type Proposal = { from: string; to: string; reason: string }

/** The text of a mapping file. */
export function mappingText(types: Proposal[], properties: Proposal[], keys: Proposal[]): string {
  const part = (name: string, proposals: Proposal[]) => {
    const width = Math.max(0, ...proposals.map(({ from, to }) => `${from}: ${to}`.length))
    const lines = proposals.map(
      ({ from, to, reason }) => `  ${`${from}: ${to}`.padEnd(width)}  # ${reason.replace(/\s+/g, ' ')}`,
    )
    return lines.length > 0 ? [`${name}:`, ...lines] : [`${name}: {}`]
  }
  return [
    '# How this installation names what the site shows. Written by `npm run connect`; change it as you like (docs/plug-in.md).',
    ...part('types', types),
    ...part('properties', properties),
    ...part('keys', keys),
    '',
  ].join('\n')
}
