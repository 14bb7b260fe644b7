export type Named = ReadonlyMap<string, { name: string }>

/** Adds the names of nodes, and leaves out deleted ones. */
export const withNames = <About extends { key: string }>(
  named: Pick<Named, 'get'>,
  all: About[],
): (About & { name: string })[] =>
  all.flatMap(about => {
    const name = named.get(about.key)?.name
    return name === undefined ? [] : [{ ...about, name }]
  })
