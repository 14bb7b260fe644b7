import type { CardModel } from '@agency/ui/cards/card.tsx'
import { Carousel } from '@agency/ui/carousel/carousel.tsx'
import { usualCarousel } from '@agency/ui/carousel/carousel-options.ts'
import { Island } from '@agency/ui/islands/island.tsx'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Section } from '@agency/ui/layout/section.tsx'
import { SongketBand } from '@agency/ui/layout/songket-band.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { island as broken } from './broken.island.tsx'
import { CardStates } from './card-states.tsx'
import { ControlStates } from './control-states.tsx'
import { FormStates } from './form-states.tsx'
import { island as trial } from './trial.island.tsx'

const steps = [
  { name: 'Development', path: '/dev' },
  { name: 'Components', path: '/dev/components' },
]

export function ComponentGallery({ picture }: { picture: CardModel['picture'] }) {
  return (
    <>
      {['home', 'carousel', 'forms'].map(name => (
        <PageStyle key={name} name={name} />
      ))}
      <div className="wrap page-body">
        <Breadcrumbs steps={steps} />
        <PageHeader title="Components" subtitle="Every one, in every state." />
        <SongketBand />
      </div>
      <ControlStates />
      <CardStates picture={picture} />
      <FormStates />
      <Section title="Carousel">
        <Carousel label="Sample slides" options={{ ...usualCarousel, autoplay: 0, slidesPerView: 2 }}>
          {['One', 'Two', 'Three', 'Four'].map(word => (
            <p key={word} className="page-body">
              {word}
            </p>
          ))}
        </Carousel>
      </Section>
      <Section title="Islands" tone="sand">
        <Island of={trial} props={{ first: 1 }} when="touch" />
        <Island of={broken} props={{ label: 'A field that stays </script>' }} when="touch" />
      </Section>
    </>
  )
}
