import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import { type Deal, dealFacts, dealFaults, dealProducts, isSearched } from '@agency/contracts/manage/offers/deal.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useState } from 'react'
import type { FieldSchema, Source } from '../../calls/shapes.ts'
import { PropertyField } from '../../fields/field.tsx'
import { idOf, Properties } from '../../fields/plain/field-props.ts'
import { LinkButton } from '../../parts/forms/buttons.tsx'
import { choiceName, labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { FormGroup, openAround } from '../form/form-group.tsx'
import { DealLooks } from './deal-looks.tsx'
import { become, type DealKind, neededFor, partsOf } from './deal-parts.ts'
import { ProductChoice } from './product-choice.tsx'

type DealEditorProps = { schema: FieldSchema | undefined; draft: Editable; onChange: (part: Source) => void }

const noSchema: FieldSchema = {}

/** The product decides on the fields, and the card beside them follows the typing. */
export function DealEditor({ schema, draft: { source, name, urlSegment }, onChange }: DealEditorProps) {
  const [aside, setAside] = useState<Source>({})
  // Until a link is set, a deal that leads to a page looks like one with an empty search.
  const [leadsToPage, setLeadsToPage] = useState(!isSearched(source) && source.product !== undefined)
  const chosen = dealProducts.find(one => one === source.product)
  const product = chosen ?? 'flight'
  const kind: DealKind = { product, isSearched: product !== 'package' && !leadsToPage }
  const needed = new Set([...(schema?.required ?? []), ...neededFor(kind)])

  function turnInto(next: DealKind) {
    const { part, aside: rest } = become(next, source, aside)
    setAside(rest)
    setLeadsToPage(!next.isSearched)
    onChange(part)
  }

  return (
    <Properties value={{ values: source, change: onChange }}>
      <div className="deal">
        {chosen && <DealProblems deal={{ ...source, product }} isSearched={kind.isSearched} />}
        <div className="deal__form">
          <ProductChoice kind={kind} isChosen={chosen !== undefined} onChange={turnInto} />
          {Object.keys(aside).length > 0 && (
            <p className="field__hint" role="status">
              {words.deal.aside(Object.keys(aside).map(one => labelOf([one])))}
            </p>
          )}
          {partsOf(kind, source).map(part => (
            <FormGroup key={part.name} title={words.deal.parts[part.name]} properties={part.properties}>
              {part.properties.map(property => (
                <PropertyField
                  key={property}
                  name={property}
                  schema={schema?.properties?.[property] ?? noSchema}
                  value={source[property]}
                  required={needed.has(property)}
                  change={onChange}
                />
              ))}
            </FormGroup>
          ))}
        </div>
        <DealLooks source={source} name={name} urlSegment={urlSegment} />
      </div>
    </Properties>
  )
}

const names = new RegExp(`\\b(${[...dealFacts, 'validFrom', 'validUntil'].join('|')})\\b`, 'g')
const products = new RegExp(`\\b(${dealProducts.toSorted((a, b) => b.length - a.length).join('|')})\\b`, 'g')

/** With the labels of the form. */
const worded = (message: string) =>
  message.replace(names, name => `“${labelOf([name])}”`).replace(products, product => choiceName(product).toLowerCase())

function focusOn(property: string) {
  const field = document.getElementById(idOf([property]))
  if (field === null) return
  openAround(field)
  field.focus()
}

/** From the content check; each links to its field. */
function DealProblems({ deal, isSearched }: { deal: Deal; isSearched: boolean }) {
  const faults = dealFaults(deal, isSearched)
  return (
    <div className={faults.length > 0 ? 'agreement agreement--wrong' : 'agreement'} role="status">
      {faults.length === 0 && (
        <p>
          <Icon name="circle-check" size={16} /> {words.deal.fine}
        </p>
      )}
      {faults.length > 0 && (
        <ul aria-label={words.deal.problems}>
          {faults.map(({ property, message }) => (
            <li key={property}>
              <Icon name="circle-alert" size={16} />
              <LinkButton onClick={() => focusOn(property)}>
                {words.deal.problem(labelOf([property]), worded(message))}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
