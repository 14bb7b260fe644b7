export type Named = ReadonlyMap<string, { name: string }>

/** What is about nodes, with their names; without what is about nodes that are gone. */
export const withNames = <About extends { key: string }>(
  named: Pick<Named, 'get'>,
  all: About[],
): (About & { name: string })[] =>
  all.flatMap(about => {
    const name = named.get(about.key)?.name
    return name === undefined ? [] : [{ ...about, name }]
  })
