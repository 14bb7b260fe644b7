import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type MouseEvent, useRef } from 'react'
import { openSheet } from '../client/form/sheet.ts'
import { emptyForm } from '../form-model/search-form-model.ts'
import type { SearchPanelModel } from '../form-model/search-panel-model.server.ts'
import { type Product, products, productWords } from '../products.ts'
import { CarForm } from './car-form.tsx'
import { FlightForm } from './flight-form.tsx'
import { HotelForm } from './hotel-form.tsx'
import { useSearchForm } from './use-search-form.ts'

type PanelProps = SearchPanelModel & {
  /** Whether the page is there for one form. */
  isOnItsPage: boolean
}

function SearchPanel(panel: PanelProps) {
  return panel.isOnItsPage ? <OneForm {...panel} /> : <AllForms {...panel} />
}

export const island = defineIsland('search-panel', SearchPanel)

/** On a phone this is one field that opens a sheet with the forms; without script that field leads to the search page. */
function AllForms(panel: PanelProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !sheet.current || !body.current) return
    event.preventDefault()
    openSheet(sheet.current, body.current)
  }
  return (
    <>
      <a className="search__open" href={productWords[panel.selected].path} onClick={open} data-needs-script="">
        <Icon name="search" />
        <span>
          <b>Where to?</b> <small>Flights, hotels, both, or a car</small>
        </span>
      </a>
      <div>
        <div ref={body} className="search__body">
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
        </div>
      </div>
      <dialog ref={sheet} className="search-sheet" aria-label="Search">
        <div className="search-sheet__head">
          <b>Where to?</b>
          <button type="button" className="icon-button" aria-label="Close" onClick={() => sheet.current?.close()}>
            <Icon name="x" size={26} />
          </button>
        </div>
      </dialog>
    </>
  )
}

function OneForm(panel: PanelProps) {
  return (
    <div className="search__body">
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

function ProductForm({ panel, product }: { panel: PanelProps; product: Product }) {
  const { selected, today, booking, promo, isOnItsPage } = panel
  const isInFront = product === selected
  const form = useSearchForm(product, made, { booking, isOnItsPage, madeOn: today })
  switch (product) {
    case 'flights':
    case 'packages':
      return <FlightForm form={form} />
    case 'hotels':
      return <HotelForm form={form} />
    case 'cars':
      return <CarForm form={form} />
    default:
      return product satisfies never
  }

  function made() {
    if (isInFront && panel.form) return panel.form
    const empty = emptyForm(product, today)
    const takesPromo = isInFront && promo !== '' && 'promo' in empty.values
    return takesPromo ? { ...empty, values: { ...empty.values, promo } } : empty
  }
}
