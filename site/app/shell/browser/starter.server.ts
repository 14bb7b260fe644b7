import { reloadGuard, reloadKey } from '../reload-guard.ts'
import { farBlocks } from '../styles/far-blocks.ts'

/**
 * The only script inside a page. It starts the site's script after the page has loaded, so after the largest picture,
 * or at the first touch or key, if that is earlier. A page that the browser renders before it is opened waits until then, so that
 * countdowns, measurements and carousels begin when a visitor sees them. A press on something that needs the script waits for it and is
 * repeated; until then it is `aria-busy`. The Enter key in a field with `data-holds-enter` does not send its form before. When the script cannot be had, the page is loaded again once, since a newer one may name another script;
 * then the press does what it does without script, as one on a link does at once, and the next one tries anew. The script and all that it
 * imports are fetched at once before it is imported: that is one way to the server instead of two, and browsers remember a failed import for as long as the page is open. When the page has loaded, it also lays out
 * the blocks that were left out at first, one whenever the browser is idle. When a dialog opens they are left out again, until they come near:
 * it makes the rest of the page inert, and the press would wait for the style of everything in it.
 * @param files Addresses of the script and, after it, of what it imports.
 */
export function starterScript(files: string[]): string {
  return `(()=>{const u=${JSON.stringify(files)},d=document.documentElement;let s,plain;
const go=()=>s??=Promise.all(u.map(f=>fetch(f).then(r=>r.ok||Promise.reject()))).then(()=>import(u[0])).catch(e=>{s=undefined;throw e}),soon=()=>void go().catch(()=>{});
const idle=window.requestIdleCallback??setTimeout;
const wake=()=>idle(soon,{timeout:2000});
addEventListener('load',()=>{document.prerendering?document.onprerenderingchange=wake:wake();
const far=d.querySelectorAll(${JSON.stringify(farBlocks)});let due=[...far];
const next=()=>{const n=due.shift();if(n){n.style.contentVisibility='visible';n.offsetHeight;idle(next,{timeout:300})}};idle(next,{timeout:300});
addEventListener('beforetoggle',e=>{if(e.target.localName=='dialog'){due=[];for(const n of far)n.style.contentVisibility=''}},true)});
for(const t of['pointerdown','keydown'])addEventListener(t,soon,{capture:true,passive:true});
d.classList.add('can-script');
const anew=()=>{try{const k=${JSON.stringify(reloadKey)};
if(!navigator.onLine||Date.now()-sessionStorage.getItem(k)<${reloadGuard})return;
sessionStorage.setItem(k,Date.now());location.reload();return true}catch{}};
const press=n=>{n.ariaBusy=null;plain=true;n.click();plain=false};
addEventListener('keydown',e=>{e.key=='Enter'&&!window.siteStarted&&e.target.matches('[data-holds-enter]')&&e.preventDefault()},true);
addEventListener('click',e=>{const n=e.target.closest?.('[data-needs-script]');
if(!n||plain||e.ctrlKey||e.metaKey||e.shiftKey||window.siteStarted||(n.dataset.needsScript==='command'&&'commandForElement'in n))return;
e.preventDefault();e.stopPropagation();n.ariaBusy='true';
go().then(()=>window.siteStarting).then(()=>press(n),()=>{(n.href||!anew())&&press(n)})},true)})()`
}
