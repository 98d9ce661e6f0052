declare const self: ServiceWorkerGlobalScope;

/** Shows what the server says, encrypted for this browser, and opens the page that it is about. */
export function listenToPush(): void {
  self.addEventListener('push', (event) => {
    if (!event.data) return;
    // The server has written it.
    const { title, body, path } = event.data.json() as Record<'title' | 'body' | 'path', string>;
    // A later message about the same page takes the place of the one before.
    const shown = { body, tag: path, icon: '/icon-192.png', badge: '/icon-monochrome.png' };
    event.waitUntil(self.registration.showNotification(title, shown));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(show(new URL(event.notification.tag, self.location.origin)));
  });
}

async function show({ href, origin }: URL): Promise<unknown> {
  if (origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window' });
  return tabs.find(({ url }) => url === href)?.focus() ?? self.clients.openWindow(href);
}
