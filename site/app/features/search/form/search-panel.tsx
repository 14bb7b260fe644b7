import { type Product, products, searchForms } from '@agency/contracts/site/products.ts'
import { Island } from '@agency/ui/islands/island.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { CachedFragment } from '@agency/ui/styles/fragment.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { currentLanguage } from '@agency/words/current-language.ts'
import { searchWords } from '@agency/words/search/form/words.ts'
import { searchPageWords } from '@agency/words/search/page/words.ts'
import type { SearchPanelModel } from '../model/search-form-model.ts'
import { island } from './product-form.island.tsx'
import { SearchStyle } from './search-style.tsx'

type PanelProps = { panel: SearchPanelModel }

/**
 * Four forms, each hydrated when it is shown. On a phone, a link that opens a sheet, without script the search page.
 */
export function SearchPanel({ panel }: PanelProps) {
  const { form, selected, today, promo, booking } = panel
  const say = searchPageWords()
  // A new hotline changes the name too, so that an editor's change shows at once.
  const name = form ? undefined : `search ${currentLanguage()} ${selected} ${today} ${promo} ${booking.hotline}`.trim()
  return (
    <section className="search search--over" aria-label={say.search}>
      <PageStyle name="panelRoom" />
      <SearchStyle />
      <CachedFragment name={name} className="wrap">
        <a
          className="search__open"
          href={searchForms[selected].path}
          aria-haspopup="dialog"
          aria-controls="search-sheet"
          data-needs-script=""
        >
          <Icon name="search" />
          <span>
            <b>{say.open}</b> <small>{say.kinds}</small>
          </span>
        </a>
        <div>
          <AllForms panel={panel} />
        </div>
        <dialog id="search-sheet" className="search-sheet" aria-label={say.search}>
          <form method="dialog" className="search-sheet__head">
            <b>{say.open}</b>
            <button type="submit" className="icon-button" aria-label={say.close}>
              <Icon name="x" size={26} />
            </button>
          </form>
        </dialog>
      </CachedFragment>
    </section>
  )
}

function AllForms({ panel }: PanelProps) {
  return (
    <div id="search-forms" className="search__body">
      <fieldset className="search-tabs">
        <legend className="visually-hidden">{searchPageWords().choose}</legend>
        {products.map(product => (
          <label key={product}>
            <input
              type="radio"
              name="search-for"
              value={product}
              defaultChecked={product === panel.selected}
              className="visually-hidden"
            />
            <TabWords product={product} />
          </label>
        ))}
      </fieldset>
      {products.map(product => (
        <div key={product} className={`search__form search__form--${product}`}>
          <ProductForm panel={panel} product={product} isOnItsPage={false} />
        </div>
      ))}
    </div>
  )
}

export function SearchPageForm({ panel }: PanelProps) {
  return (
    <section className="search search--page" aria-label={searchPageWords().search}>
      <SearchStyle />
      <div className="search__body">
        <nav className="search-tabs" aria-label={searchPageWords().tabs}>
          {products.map(product => (
            <a
              key={product}
              href={searchForms[product].path}
              aria-current={product === panel.selected ? 'page' : undefined}
            >
              <TabWords product={product} />
            </a>
          ))}
        </nav>
        <div className="search__form">
          <ProductForm panel={panel} product={panel.selected} isOnItsPage={true} />
        </div>
      </div>
    </section>
  )
}

function TabWords({ product }: { product: Product }) {
  return (
    <span className="search-tab">
      <Icon name={searchForms[product].icon} size={20} /> {searchWords().products[product].tab}
    </span>
  )
}

function ProductForm({ panel, product, isOnItsPage }: PanelProps & { product: Product; isOnItsPage: boolean }) {
  const { booking, today, form, promo, selected } = panel
  const inFront = product === selected && { ...(form && { form }), ...(promo && { promo }) }
  return <Island of={island} props={{ product, booking, today, isOnItsPage, ...inFront }} when="near" id={product} />
}
