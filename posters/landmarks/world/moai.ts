import type { Landmark } from '../../strokes/landmark.ts'
import { at } from '../../strokes/shapes.ts'

/** A row of moai on their platform on Easter Island, one with its red topknot, surf behind and grass in front. */
export const moai: Landmark = ink => {
  const statue = (x: number, y: number, size: number, hat = false) =>
    at(
      x,
      y,
      `<path fill="${ink.base}" d="M-92 0Q-104-120-78-176Q-60-190-50-196Q-62-240-60-290Q-62-350-54-392Q0-410 54-392Q62-350 60-290Q62-240 50-196Q60-190 78-176Q104-120 92 0z"/><path fill="${ink.light}" d="M-92 0Q-104-120-78-176Q-60-190-50-196Q-62-240-60-290Q-62-350-54-392Q-30-400-10-402L-16-330L-18-200Q-60-160-62 0z"/><path fill="${ink.shade}" d="M54-392Q62-350 60-290Q62-240 50-196Q60-190 78-176Q104-120 92 0H40Q60-100 30-180L22-330L16-404Q40-402 54-392z"/><path fill="${ink.deep}" opacity=".55" d="M-54-346Q-30-352-12-336L-16-306Q-34-318-52-306zM54-346Q30-352 12-336L16-306Q34-318 52-306z"/><path fill="${ink.light}" d="M-12-340H10L24-252Q0-240-26-252z"/><path fill="${ink.deep}" opacity=".4" d="M4-340H10L24-252Q12-246 4-246zM-28-252Q0-240 26-252L24-242Q0-232-26-242z"/><path fill="${ink.deep}" opacity=".55" d="M-30-222Q0-232 30-222L26-212Q0-220-26-212z"/><path fill="${ink.shade}" d="M-60-330L-72-320V-230L-58-226zM60-330L72-320V-230L58-226z"/><path fill="${ink.deep}" opacity=".25" d="M-50-196Q0-176 50-196L54-184Q0-156-54-184zM-70-20Q-30-60 0-40Q30-60 70-20L64-10Q30-40 0-26Q-30-40-64-10z"/>${hat ? `<path fill="#A9503A" d="M-66-388Q-70-440-58-456Q0-474 58-456Q70-440 66-388Q0-372-66-388z"/><path fill="#6F3030" d="M20-466Q50-464 58-456Q70-440 66-388Q40-380 16-380Q34-420 20-466z"/><path fill="#A9503A" d="M-26-458V-482Q0-492 26-482V-458z"/>` : ''}`,
      size,
    )
  return `
<path fill="${ink.water}" d="M-1000 560H2200V700H-1000z"/><path fill="${ink.paper}" opacity=".55" d="M-1000 600Q-200 590 100 604T700 600T2200 604V612Q800 608 400 616T-1000 610z"/><path fill="${ink.leaf}" opacity=".6" d="M900 570Q1040 470 1200 450Q1400 440 1600 540L2200 570V600H860z"/>
<path fill="${ink.leaf}" d="M-1000 660Q200 610 600 626T2200 640V1200H-1000z"/>
${statue(304, 640, 0.72)}${statue(446, 644, 0.84)}
${statue(764, 650, 0.9)}${statue(904, 644, 0.74)}${statue(606, 656, 1.06, true)}
<path fill="${ink.shade}" d="M220 640L980 640L1010 700H190z"/><path fill="${ink.light}" opacity=".6" d="M236 646h86v18h-86zM336 646h70v20h-70zM420 646h110v18h-110zM546 648h80v18h-80zM640 646h96v18h-96zM750 646h90v20h-90zM856 646h104v18h-104zM214 672h70v20h-70zM300 672h112v20h-112zM428 672h84v20h-84zM528 674h110v18h-110zM654 672h80v20h-80zM750 674h112v18h-112zM880 672h100v20h-100z"/>
<path fill="${ink.leaf}" d="M-1000 720Q200 670 600 696T2200 690V1200H-1000z"/><path fill="${ink.deep}" opacity=".28" d="M-1000 790Q300 720 700 750T2200 730V1200H-1000z"/><path fill="${ink.deep}" opacity=".25" d="M500 700Q620 690 780 708Q700 740 600 730T500 700z"/>
<path fill="${ink.deep}" d="M350 730q2-24-14-40q18 8 20 30q2-26 20-38q-10 20-10 48zM850 736q2-24-14-40q18 8 20 30q2-26 20-38q-10 20-10 48z"/>`
}
