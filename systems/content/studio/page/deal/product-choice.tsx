import { dealProducts } from '@agency/contracts/manage/offers/deal.ts'
import { searchForms } from '@agency/contracts/site/products.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { idOf } from '../../fields/plain/field-props.ts'
import { Box } from '../../parts/forms/box.tsx'
import { choiceName } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import type { DealKind } from './deal-parts.ts'

type ProductChoiceProps = {
  kind: DealKind
  /** Without a product the form shows the fields of a flight. */
  isChosen: boolean
  onChange: (kind: DealKind) => void
}

export function ProductChoice({ kind, isChosen, onChange }: ProductChoiceProps) {
  const { product, isSearched } = kind
  return (
    <>
      <fieldset className="field boxes" id={idOf(['product'])} tabIndex={-1}>
        <legend>{words.deal.product}</legend>
        <div className="products">
          {dealProducts.map(one => (
            <label key={one} className="product">
              <input
                type="radio"
                name="deal-product"
                checked={isChosen && one === product}
                onChange={() =>
                  onChange({ product: one, isSearched: one !== 'package' && (isSearched || product === 'package') })
                }
              />
              <span className="product__icons">
                <Icon name={one === 'package' ? 'compass' : searchForms[one].icon} size={22} />
              </span>
              {choiceName(one)}
            </label>
          ))}
        </div>
      </fieldset>
      {product !== 'package' && (
        <fieldset className="field boxes">
          <legend>{words.deal.leads}</legend>
          <div className="boxes__list">
            {([true, false] as const).map(searched => (
              <Box
                key={String(searched)}
                type="radio"
                name="deal-leads"
                checked={searched === isSearched}
                onChange={() => onChange({ product, isSearched: searched })}
              >
                {searched ? words.deal.leadsTo.search : words.deal.leadsTo.page}
              </Box>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
