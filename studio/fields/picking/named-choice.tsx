import { useParams } from 'react-router'
import { readNode } from '../../calls/nodes.ts'
import { ancestors, type Nodes } from '../../parts/nodes/nodes-by-place.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import type { FieldProps } from '../plain/field-props.ts'
import { Select } from '../plain/input-fields.tsx'

/** One of a few values that other pages define: an author, a category of the blog. Chosen by its name. */
export const NamedChoice = (field: FieldProps<string>) => (
  <Select {...field} options={useOptions(field.schema.title as OptionsKind)} />
)

/** Values that other nodes of the site define. */
type OptionsKind = 'author' | 'category of the blog'

type Option = { value: string; name: string }

const loaders: Record<OptionsKind, (nodes: Nodes, open: string) => Promise<Option[]>> = {
  async author(nodes) {
    const authors = [...nodes.byKey.values()].filter(({ alias }) => alias === 'author')
    const read = await Promise.all(authors.map(({ key }) => readNode(key)))
    return read.map(({ name, source }) => ({ value: String(source.slug), name }))
  },
  async 'category of the blog'(nodes, open) {
    const blog = ancestors(nodes, open).findLast(({ alias }) => alias === 'newsMainPage')
    const { categories = [] } = blog ? (await readNode(blog.key)).source : {}
    return (categories as { slug?: string; name?: string }[]).flatMap(({ slug, name }) =>
      slug ? [{ value: slug, name: name ?? slug }] : [],
    )
  },
}

/** The options for the open page; empty while they load. */
function useOptions(kind: OptionsKind): Option[] {
  const { nodes } = useStudio()
  const { key = '' } = useParams()
  return useLoaded(() => loaders[kind](nodes, key), [kind, nodes, key]) ?? []
}
