import { type Deal, dealFacts, dealFaults, dealProducts } from '@agency/contracts/manage/offers/deal.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { idOf } from '../../fields/plain/field-props.ts'
import { LinkButton } from '../../parts/forms/buttons.tsx'
import { choiceName, labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'

const names = new RegExp(`\\b(${[...dealFacts, 'validFrom', 'validUntil'].join('|')})\\b`, 'g')
const products = new RegExp(`\\b(${dealProducts.toSorted((a, b) => b.length - a.length).join('|')})\\b`, 'g')

/** A message of the check with the labels of the form. */
const worded = (message: string) =>
  message.replace(names, name => `“${labelOf([name])}”`).replace(products, product => choiceName(product).toLowerCase())

/** Problems of a deal as the content check finds them; each links to its field. */
export function DealProblems({ deal, isSearched }: { deal: Deal; isSearched: boolean }) {
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
              <LinkButton onClick={() => document.getElementById(idOf([property]))?.focus()}>
                {words.deal.problem(labelOf([property]), worded(message))}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
