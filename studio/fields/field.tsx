import type { ItineraryDay } from '@agency/contracts/manage/offers/itinerary.ts'
import { words } from '../words/words.ts'
import { ItineraryField } from './itinerary/itinerary-field.tsx'
import { kindOf } from './kinds.ts'
import { ListField } from './lists/list-field.tsx'
import { KnownField } from './picking/known-field.tsx'
import { LinkField } from './picking/link-field.tsx'
import { NamedChoice } from './picking/named-choice.tsx'
import { PictureField } from './picking/picture-field.tsx'
import { Choices, Months, YesNo } from './plain/choice-fields.tsx'
import type { FieldProps } from './plain/field-props.ts'
import { Amount, Choice, Day, Instant, Line, Sentences, Tag } from './plain/input-fields.tsx'
import type { PriceTable } from './price-table/price-table.ts'
import { PriceTableField } from './price-table/price-table-field.tsx'
import { MarkdownField } from './text/markdown-field.tsx'

/** One value with its label, its help and its fault. The schema chooses the kind of field. */
export function Field(props: FieldProps) {
  const { path, schema } = props
  const kind = kindOf(schema, path.findLast(part => !/^\d+$/.test(part)) ?? '')
  // The schema that chose the kind guarantees the type of the value.
  const as = <Value,>() => props as FieldProps<Value>
  switch (kind) {
    case 'markdown':
      return <MarkdownField {...as<string>()} />
    case 'picture':
      return <PictureField {...as<string>()} />
    case 'link':
      return <LinkField {...as<string>()} />
    case 'choice':
      return <Choice {...as<string | number>()} />
    case 'choices':
      return <Choices {...as<(string | number)[]>()} />
    case 'months':
      return <Months {...as<number[]>()} />
    case 'tag':
      return <Tag {...as<string>()} />
    case 'yes-no':
      return <YesNo {...as<boolean>()} />
    case 'day':
      return <Day {...as<string>()} />
    case 'instant':
      return <Instant {...as<string>()} />
    case 'ringgit':
    case 'number':
      return <Amount {...as<number>()} unit={kind === 'ringgit' ? words.fields.ringgit : undefined} />
    case 'price-table':
      return <PriceTableField {...as<PriceTable>()} />
    case 'itinerary':
      return <ItineraryField {...as<ItineraryDay[]>()} />
    case 'station':
    case 'airline':
    case 'hotel place':
    case 'map place':
    case 'ship':
      return <KnownField {...as<string>()} kind={kind} />
    case 'author':
    case 'category of the blog':
      return <NamedChoice {...as<string>()} kind={kind} />
    case 'list':
      return <ListField {...as<unknown[]>()} Item={Field} />
    case 'object':
      return <ObjectField {...as<Record<string, unknown>>()} />
    case 'long-text':
      return <Sentences {...as<string>()} />
    default:
      return <Line {...as<string>()} />
  }
}

/** The fields of an object, one below the other. */
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
