import { reloadGuard, reloadKey } from '../reload-guard.ts'
import { farBlocks } from '../styles/far-blocks.ts'

/**
 * The only script inside a page. It loads the site's script after the page, so after the largest picture, or at the
 * first touch or key.
 * - A prerendered page waits until it is opened, so that countdowns, measurements and carousels begin in sight.
 * - A press on an element that needs the script is repeated once it runs; until then the element is `aria-busy`. Enter
 * in a field with `data-holds-enter` does not send its form before.
 * - If loading fails, the page reloads once, since a newer one may name another script; then the press does its work
 * without script, as one on a link does at once, and the next press tries again.
 * - All files are fetched before the import: that is one round trip instead of two, and browsers remember a failed
 * import while the page is open.
 * - After load it lays out the far blocks, one per idle period. When a dialog opens they are skipped again until they
 * come near: the dialog makes the page inert, and the press would wait for the style of all of it.
 * @param files Addresses of the script and, after it, of its imports.
 */
export function starterScript(files: string[]): string {
  return `(()=>{const u=${JSON.stringify(files)},d=document.documentElement;let s,plain;
const go=()=>s??=Promise.all(u.map(f=>fetch(f).then(r=>r.ok||Promise.reject()))).then(()=>import(u[0])).catch(e=>{s=undefined;throw e}),soon=()=>void go().catch(()=>{});
const idle=window.requestIdleCallback??setTimeout;
const wake=()=>idle(soon,{timeout:2000});
addEventListener('load',()=>{document.prerendering?document.onprerenderingchange=wake:wake();
const far=d.querySelectorAll(${JSON.stringify(farBlocks)});let due=[...far];
const next=()=>{const n=due.shift();if(n){n.style.contentVisibility='visible';n.offsetHeight;idle(next,{timeout:300})}};idle(next,{timeout:300});
addEventListener('beforetoggle',e=>{if(e.target.matches('dialog,nav')){due=[];for(const n of far)n.style.contentVisibility=''}},true)});
for(const t of['pointerdown','keydown'])addEventListener(t,soon,{capture:true,passive:true});
d.classList.add('can-script');
const anew=()=>{try{const k=${JSON.stringify(reloadKey)};
if(!navigator.onLine||Date.now()-sessionStorage.getItem(k)<${reloadGuard})return;
sessionStorage.setItem(k,Date.now());location.reload();return true}catch{}};
const press=n=>{n.ariaBusy=null;plain=true;n.click();plain=false};
addEventListener('keydown',e=>{e.key=='Enter'&&!window.siteStarted&&e.target.matches('[data-holds-enter]')&&e.preventDefault()},true);
addEventListener('click',e=>{const n=e.target.closest?.('[data-needs-script]');
if(!n||plain||e.ctrlKey||e.metaKey||e.shiftKey||window.siteStarted)return;
e.preventDefault();e.stopPropagation();n.ariaBusy='true';
go().then(()=>window.siteStarting).then(()=>press(n),()=>{(n.href||!anew())&&press(n)})},true)})()`
}
