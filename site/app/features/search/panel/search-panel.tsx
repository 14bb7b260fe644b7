import { Icon } from '@agency/ui/pictures/icon.tsx'
import { CachedFragment } from '@agency/ui/styles/fragment.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import type { SearchPanelModel } from '../form-model/search-panel-model.server.ts'
import { SearchStyle } from '../page/search-style.tsx'
import { type Product, products, productWords } from '../products.ts'
import { CarForm } from './car-form.tsx'
import { FlightForm } from './flight-form.tsx'
import { HotelForm } from './hotel-form.tsx'

/**
 * The panel over the lower edge of a page's picture: four forms, one of them in front. On a phone it is one field that
 * opens a sheet with the forms; without script that field leads to the search page.
 */
export function SearchPanel({ panel }: { panel: SearchPanelModel }) {
  return (
    <section className="search search--over" aria-label="Search" {...searchData(panel)}>
      <PageStyle name="panelRoom" />
      <SearchStyle />
      <div className="wrap">
        <a className="search__open" href={productWords[panel.selected].path} data-search-open>
          <Icon name="search" />
          <span>
            <b>Where to?</b> <small>Flights, hotels, both, or a car</small>
          </span>
        </a>
        <CachedFragment name={panel.sameAs} className="search__body" data-search-body="">
          <fieldset className="search-tabs">
            <legend className="visually-hidden">What are you looking for?</legend>
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
              <ProductForm panel={panel} product={product} />
            </div>
          ))}
        </CachedFragment>
      </div>
      <dialog className="search-sheet" aria-label="Search" data-search-sheet>
        <div className="search-sheet__head">
          <b>Where to?</b>
          <button type="button" className="icon-button" aria-label="Close" data-search-close>
            <Icon name="x" size={26} />
          </button>
        </div>
      </dialog>
    </section>
  )
}

/** The same on a page of its own: one form, with links to the pages of the others. */
export function SearchPageForm({ panel }: { panel: SearchPanelModel }) {
  return (
    <section className="search search--page" aria-label="Search" {...searchData(panel)}>
      <SearchStyle />
      <div className="search__body" data-search-body>
        <nav className="search-tabs" aria-label="What to search for">
          {products.map(product => (
            <a
              key={product}
              href={productWords[product].path}
              aria-current={product === panel.selected ? 'page' : undefined}
            >
              <TabWords product={product} />
            </a>
          ))}
        </nav>
        <div className="search__form">
          <ProductForm panel={panel} product={panel.selected} />
        </div>
      </div>
    </section>
  )
}

function TabWords({ product }: { product: Product }) {
  const { tab, icon } = productWords[product]
  return (
    <span className="search-tab">
      <Icon name={icon} size={20} /> {tab}
    </span>
  )
}

function ProductForm({ panel, product }: { panel: SearchPanelModel; product: Product }) {
  const form = panel.forms[product]
  switch (product) {
    case 'flights':
    case 'packages':
      return <FlightForm form={form} airlines={panel.airlines} />
    case 'hotels':
      return <HotelForm form={form} />
    case 'cars':
      return <CarForm form={form} />
    default:
      return product satisfies never
  }
}

/** What the panel's script has to know. */
function searchData({ booking, today }: SearchPanelModel) {
  return { 'data-search': '', 'data-today': today, 'data-booking': JSON.stringify(booking) }
}
