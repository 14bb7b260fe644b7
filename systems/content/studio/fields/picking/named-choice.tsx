import { Link, useParams } from 'react-router'
import { readNode } from '../../calls/nodes.ts'
import type { FieldSchema } from '../../calls/shapes.ts'
import { ancestors, type Nodes } from '../../parts/nodes/nodes-by-place.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { words } from '../../words/words.ts'
import type { FieldProps } from '../plain/field-props.ts'
import { Select } from '../plain/input-fields.tsx'

/** An author, a category of the blog or a row of slides, by name; a link opens its node. */
export function NamedChoice(field: FieldProps<string>) {
  const options = useOptions(field)
  const chosen = options.find(({ value }) => value === field.value)
  return (
    <div className="choice">
      <Select {...field} options={options} />
      {chosen && <Link to={`/pages/${chosen.node}`}>{words.fields.openChosen(chosen.name)}</Link>}
    </div>
  )
}

type OptionsKind = 'author' | 'category of the blog' | 'row of slides'

/** `node`: the key of the defining node. */
type Option = { value: string; name: string; node: string }

type Around = { nodes: Nodes; open: string; schema: FieldSchema }

const loaders: Record<OptionsKind, (around: Around) => Promise<Option[]>> = {
  async author({ nodes }) {
    const authors = [...nodes.byKey.values()].filter(({ alias }) => alias === 'author')
    const read = await Promise.all(authors.map(({ key }) => readNode(key)))
    return read.map(({ key, name, source }) => ({ value: String(source.slug), name, node: key }))
  },
  async 'category of the blog'({ nodes, open }) {
    const blog = ancestors(nodes, open).findLast(({ alias }) => alias === 'newsMainPage')
    if (blog === undefined) return []
    const { categories = [] } = (await readNode(blog.key)).source
    return (categories as { slug?: string; name?: string }[]).flatMap(({ slug, name }) =>
      slug ? [{ value: slug, name: name ?? slug, node: blog.key }] : [],
    )
  },
  async 'row of slides'({ nodes, schema }) {
    // Rows that the site knows by a name are stored by it, all others by their keys.
    const named = schema.anyOf?.flatMap(option => option.enum ?? []) ?? []
    const rows = [...nodes.byKey.values()].filter(({ alias }) => alias === 'widget')
    return rows.map(({ key, name, urlSegment }) => ({
      value: named.includes(urlSegment) ? urlSegment : key,
      name,
      node: key,
    }))
  },
}

function useOptions({ schema }: FieldProps<string>): Option[] {
  const { nodes } = useStudio()
  const { key = '' } = useParams()
  const kind = schema.title as OptionsKind
  return useLoaded(() => loaders[kind]({ nodes, open: key, schema }), [kind, nodes, key]) ?? []
}
