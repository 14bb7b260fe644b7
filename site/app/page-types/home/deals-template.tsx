import { type Product, searchForms } from '@agency/contracts/site/products.ts'
import { Card } from '@agency/ui/cards/card.tsx'
import { Rail } from '@agency/ui/cards/rail.tsx'
import { Tag } from '@agency/ui/cards/tag.tsx'
import { Carousel } from '@agency/ui/carousel/carousel.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Section } from '@agency/ui/layout/section.tsx'
import { ActionBar } from '@agency/ui/navigation/action-bar.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { homeWords } from '@agency/words/pages/home/words.ts'
import { searchWords } from '@agency/words/search/form/words.ts'
import { searchPageWords } from '@agency/words/search/page/words.ts'
import { SearchPanel } from '../../features/search/form/search-panel.tsx'
import { PageBanner } from '../page/page-banner.tsx'
import type { DealsPage } from './deals-page.server.ts'
import { DealsSection } from './deals-section.tsx'
import { HeroSlide } from './hero-slide.tsx'

export function DealsTemplate({ page }: { page: DealsPage }) {
  return (
    <>
      <PageStyle name="home" />
      <PageStyle name="carousel" />
      {page.slider.slides.length > 0 ? <Hero page={page} /> : <Banner page={page} />}
      <div>
        {page.ending.cards.length > 0 && (
          <div id="ending">
            <Section title={page.ending.title}>
              <Rail label={page.ending.title}>
                {page.ending.cards.map(card => (
                  <Card key={card.href + card.title} card={card} />
                ))}
              </Rail>
            </Section>
          </div>
        )}
        {page.sections.map(section => (
          <DealsSection key={section.title} section={section} />
        ))}
        {page.html && (
          <div className="wrap page-body">
            <Prose html={page.html} className="page-outro" />
          </div>
        )}
        <SearchBar product={page.search.selected} />
      </div>
    </>
  )
}

/** On a phone, once the search at the top is out of sight. */
function SearchBar({ product }: { product: Product }) {
  const { path } = searchForms[product]
  return (
    <ActionBar href={path} action={searchWords().products[product].button}>
      <b>{searchPageWords().open}</b>
    </ActionBar>
  )
}

function Hero({ page }: { page: DealsPage }) {
  return (
    <div className="hero">
      {/* Before the slides for the Tab key and screen readers; the style sheet shows it below them. */}
      <SearchPanel panel={page.search} />
      <Carousel label={homeWords().carousel} options={page.slider.options}>
        {page.slider.slides.map((slide, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
          <HeroSlide key={position} slide={slide} first={position === 0} />
        ))}
      </Carousel>
      <div className="wrap hero__foot">
        <h1 className="hero__title">{page.title}</h1>
        {page.subtitle && <p className="hero__subtitle">{page.subtitle}</p>}
        {page.subtitle2 && <p>{page.subtitle2}</p>}
        <Promo code={page.promoCode} />
      </div>
    </div>
  )
}

function Banner({ page }: { page: DealsPage }) {
  return (
    <div className="banner-search">
      <PageBanner page={page}>
        <Promo code={page.promoCode} />
        <p className="page-banner__actions">
          {page.sections[0]?.forAgents && <ButtonLink href="/AgentLogin">{homeWords().logIn}</ButtonLink>}
          <ButtonLink href="/contactus" tone="light">
            {homeWords().ask}
          </ButtonLink>
        </p>
      </PageBanner>
      <SearchPanel panel={page.search} />
    </div>
  )
}

function Promo({ code }: { code: string }) {
  if (!code) return null
  return (
    <p className="promo">
      <Tag>{homeWords().promo}</Tag> <b>{code}</b>
    </p>
  )
}
