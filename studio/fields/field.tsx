import type { FieldKind } from '@agency/contracts/manage/content-types.ts'
import { type ComponentType, memo } from 'react'
import type { FieldSchema, Source } from '../calls/shapes.ts'
import { ItineraryField } from './itinerary/itinerary-field.tsx'
import { ListField } from './lists/list-field.tsx'
import { RowsField } from './lists/rows-field.tsx'
import { KnownField } from './picking/known-field.tsx'
import { LinkField } from './picking/link-field.tsx'
import { NamedChoice } from './picking/named-choice.tsx'
import { PictureField } from './picking/picture-field.tsx'
import { PlaceNameField, TagField } from './picking/term-field.tsx'
import { Choices, Months, YesNo } from './plain/choice-fields.tsx'
import type { FieldProps } from './plain/field-props.ts'
import { Amount, Choice, Day, Instant, Line, Sentences } from './plain/input-fields.tsx'
import { PriceTableField } from './price-table/price-table-field.tsx'
import { MarkdownField } from './text/markdown-field.tsx'

const List = (props: FieldProps<unknown[]>) => <ListField {...props} Item={Field} />

const fields: Record<FieldKind, ComponentType<never>> = {
  text: Line,
  'long text': Sentences,
  markdown: MarkdownField,
  picture: PictureField,
  pictures: List,
  slug: Line,
  link: LinkField,
  choice: Choice,
  day: Day,
  instant: Instant,
  ringgit: Amount,
  month: Amount,
  degrees: Amount,
  number: Amount,
  'yes-no': YesNo,
  list: List,
  object: ObjectField,
  rows: RowsField,
  nodes: List,
  station: KnownField,
  airline: KnownField,
  'hotel place': KnownField,
  'map place': KnownField,
  ship: KnownField,
  author: NamedChoice,
  'category of the blog': NamedChoice,
  'row of slides': NamedChoice,
}

/** Other slugs are parts of addresses. */
const tags = /^(tags|dealTags|themes?)$/

/** Properties with names of places that other pages share. */
const placeNames = /^(destinations|ports)$/

/** Properties with sentences. */
const sentences =
  /^(subtitle2?|metaDescription|excerpt|text|facts|terms|highlights|inclusions|exclusions|address|answer)$/

/** By kind, or more special by name or parts. */
function fieldFor({ title = 'text', maxLength = 0, properties = {}, items }: FieldSchema, name: string) {
  if (title === 'slug' && tags.test(name)) return TagField
  if (title === 'text' && placeNames.test(name)) return PlaceNameField
  if (title === 'text' && (sentences.test(name) || maxLength > 100)) return Sentences
  if ('columns' in properties && 'rows' in properties) return PriceTableField
  if (items?.enum) return Choices
  if ('overnight' in (items?.properties ?? {})) return ItineraryField
  return items?.title === 'month' ? Months : fields[title]
}

function Field(props: FieldProps) {
  const { path, schema } = props
  const Kind = fieldFor(schema, path.findLast(part => !/^\d+$/.test(part)) ?? '') as ComponentType<FieldProps>
  return <Kind {...props} />
}

type PropertyFieldProps = Pick<FieldProps, 'schema' | 'value' | 'required'> & {
  name: string
  /** A stable function, so that a key in one field renders no other. */
  change: (part: Source) => void
}

export const PropertyField = memo(({ name, change, ...field }: PropertyFieldProps) => (
  <Field {...field} path={[name]} onChange={value => change({ [name]: value })} />
))

function ObjectField({ path, schema, value, onChange }: FieldProps<Record<string, unknown>>) {
  return (
    <div className="fields">
      {Object.entries(schema.properties ?? {}).map(([name, property]) => (
        <Field
          key={name}
          path={[...path, name]}
          schema={property}
          value={value?.[name]}
          required={schema.required?.includes(name) ?? false}
          onChange={next => onChange({ ...value, [name]: next })}
        />
      ))}
    </div>
  )
}
