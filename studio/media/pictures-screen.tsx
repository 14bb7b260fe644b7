import type { Picture } from '@agency/contracts/manage/media.ts'
import { useState } from 'react'
import { may } from '../calls/session.ts'
import { useStudio } from '../parts/nodes/studio-data.ts'
import { words } from '../words/words.ts'
import { PictureDetails } from './picture-details.tsx'
import { PictureSearch } from './picture-search.tsx'

/** All pictures; choosing one opens its details. */
export function PicturesScreen() {
  const { user } = useStudio()
  const [chosen, setChosen] = useState<Picture>()
  const [round, setRound] = useState(0)
  const close = () => {
    setChosen(undefined)
    setRound(round + 1)
  }
  return (
    <section className="screen screen--wide">
      <h1>{words.pictures.title}</h1>
      <PictureSearch key={round} onPick={setChosen} />
      {chosen && <PictureDetails picture={chosen} isFixed={chosen.drawn || !may(user, 'writer')} onClose={close} />}
    </section>
  )
}
