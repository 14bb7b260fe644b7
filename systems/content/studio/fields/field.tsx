import type { FieldKind } from '@agency/contracts/manage/content-types.ts'
import { FieldError } from '@agency/ui/forms/field.tsx'
import { type ComponentType, lazy, memo, Suspense } from 'react'
import type { Source } from '../calls/shapes.ts'
import { helpOf, labelOf } from '../words/labels.ts'
import { words } from '../words/words.ts'
import { ItineraryField } from './itinerary/itinerary-field.tsx'
import { ListField } from './lists/list-field.tsx'
import { RowsField } from './lists/rows-field.tsx'
import { KnownField } from './picking/known-field.tsx'
import { LinkField } from './picking/link-field.tsx'
import { NamedChoice } from './picking/named-choice.tsx'
import { PictureField } from './picking/picture-field.tsx'
import { PlaceNameField, TagField } from './picking/term-field.tsx'
import { Choices, Months, YesNo } from './plain/choice-fields.tsx'
import { type FieldProps, idOf, useFault } from './plain/field-props.ts'
import { Amount, Choice, Day, Instant, Line, Sentences } from './plain/input-fields.tsx'
import type { PriceTable } from './price-table/price-table.ts'
import { PriceTableField } from './price-table/price-table-field.tsx'

const List = (props: FieldProps<unknown[]>) => <ListField {...props} Item={Field} />

const Prices = (props: FieldProps<PriceTable>) => <PriceTableField {...props} Item={Field} />

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
  days: Amount,
  nights: Amount,
  number: Amount,
  'yes-no': YesNo,
  list: List,
  object: ObjectField,
  rows: RowsField,
  itinerary: ItineraryField,
  'price table': Prices,
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

export function Field(props: FieldProps) {
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

/** The editor is larger than the rest of the studio, so it loads with the first text. */
const MarkdownEditor = lazy(() =>
  import('./text/markdown-editor.tsx').then(module => ({ default: module.MarkdownEditor })),
)

function MarkdownField({ path, schema, value, lang, onChange }: FieldProps<string>) {
  const id = idOf(path)
  const error = useFault(path)
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <span className="field__label" id={`${id}-label`}>
        {labelOf(path)}
      </span>
      <Suspense fallback={<p>{words.text.opens}</p>}>
        <MarkdownEditor id={id} lang={lang} markdown={value ?? ''} onChange={text => onChange(text || undefined)} />
      </Suspense>
      <p className="field__hint" id={`${id}-hint`}>
        {helpOf(schema)}
      </p>
      <FieldError id={id} error={error} />
    </div>
  )
}
