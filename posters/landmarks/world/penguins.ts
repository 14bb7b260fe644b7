import type { Landmark } from '../../strokes/landmark.ts'

/** One king penguin, standing, drawn at the origin of its own feet. */
const penguin = (x: number, y: number, size: number, ink: Parameters<Landmark>[0]) => `
<g transform="translate(${x} ${y}) scale(${size} ${Math.abs(size)})">
<path fill="#E8973A" d="M-44-4q22-14 44-2q22-12 44 2l-16 8h-56z"/>
<path fill="#16202E" d="M-8-372C22-384 52-366 56-334L92-322L58-312C62-290 84-262 88-200C92-110 70-30 36-6H-44C-86-40-92-130-84-204C-78-262-48-290-44-318C-42-350-30-364-8-372z"/>
<path fill="${ink.paper}" d="M46-296C76-262 82-120 40-14H-20C-52-90-40-250 6-288z"/>
<path fill="${ink.deep}" opacity=".14" d="M6-288C-40-250-52-90-20-14H0C-20-90-14-220 20-290z"/>
<path fill="#E8973A" d="M4-290C-8-310 4-334 22-330C34-318 40-300 46-296Q28-262 8-262Q2-278 4-290zM60-330L94-322L60-316z"/>
<circle cx="34" cy="-346" r="5" fill="${ink.paper}"/>
<path fill="#2B3A4C" d="M-52-276C-104-230-124-130-106-74C-80-110-62-190-52-276z"/></g>`

/** King penguins on the ice, one leaning to its chick, tabular icebergs behind. */
export const penguins: Landmark = ink => `
<path fill="${ink.paper}" d="M170 610L200 470L330 452L380 480L470 466L520 610zM650 610L690 380L800 356L930 390L1000 610z"/>
<path fill="${ink.water}" opacity=".25" d="M330 452L380 480L470 466L520 610H350zM800 356L930 390L1000 610H830z"/>
<path fill="${ink.water}" opacity=".5" d="M170 610L176 584L516 590L520 610zM650 610L656 580L994 586L1000 610z"/>
<path fill="${ink.paper}" d="M-1000 690Q-200 640 300 650T900 636T2200 680V1200H-1000z"/>
<path fill="${ink.water}" opacity=".16" d="M-1000 830Q0 720 420 760T1100 720T2200 780V1200H-1000z"/>
<path fill="${ink.shade}" opacity=".35" d="M250 700q90-20 190-4q-90 20-190 4zM450 716q120-22 250-4q-120 24-250 4zM700 704q70-14 150 0q-80 16-150 0z"/>
${penguin(352, 696, 0.94, ink)}${penguin(566, 712, 1.3, ink)}${penguin(800, 700, -1.02, ink)}
<g transform="translate(682 712)"><path fill="#6B5A4A" d="M-34 0C-58-40-54-120-26-140C-26-170 34-172 34-140C58-116 60-36 34 0z"/><path fill="#8A7660" d="M10-130C44-110 46-40 24-6H-2C-18-40-18-106 10-130z"/><path fill="#16202E" d="M-28-150C-20-176 30-176 34-148L54-142L32-136Q4-128-24-136z"/><circle cx="18" cy="-152" r="4" fill="${ink.paper}"/></g>`
