import type { FieldKind } from '@agency/contracts/manage/content-types.ts'
import { type ComponentType, memo } from 'react'
import type { Source } from '../calls/shapes.ts'
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
  tag: TagField,
  'place name': PlaceNameField,
  link: LinkField,
  choice: Choice,
  choices: Choices,
  day: Day,
  instant: Instant,
  ringgit: Amount,
  month: Amount,
  months: Months,
  degrees: Amount,
  number: Amount,
  'yes-no': YesNo,
  list: List,
  object: ObjectField,
  rows: RowsField,
  itinerary: ItineraryField,
  'price table': PriceTableField,
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

function Field(props: FieldProps) {
  const Kind = fields[props.schema.title ?? 'text'] as ComponentType<FieldProps>
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
