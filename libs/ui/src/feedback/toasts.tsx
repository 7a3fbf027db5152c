import * as t from '@simmer/messages/ui';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { onModalsChange, topmostModal } from '../overlays/open-modals';
import { Toast, type ToastContent } from './toast';

const ToastContext = createContext<(toast: ToastContent) => void>(() => undefined);

/** Shows a toast: `const toast = useToast(); toast({ message, action })`. */
export const useToast = () => useContext(ToastContext);

const announcement = ({ message, action }: ToastContent) => (action ? t.pressF6({ message, action: action.label }) : message);

const neverChanges = () => () => undefined;

function newRegion(): HTMLElement {
  const region = document.createElement('section');
  region.className = 'toasts';
  region.setAttribute('aria-label', t.notifications);
  return region;
}

/** The place of the toasts: in the topmost modal while one is open, as everything beneath it is inert; else at the end of the page. */
const useRegion = (): HTMLElement | undefined => {
  // nothing of it is in what the server drew, so the first drawing in a browser goes without it too
  const isDrawnHere = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const region = useMemo(() => (isDrawnHere ? newRegion() : undefined), [isDrawnHere]);
  useEffect(() => {
    if (!region) return;
    const place = () => {
      const host = topmostModal() ?? document.body;
      if (region.parentElement !== host) host.append(region);
    };
    place();
    const stop = onModalsChange(place);
    return () => {
      stop();
      region.remove();
    };
  }, [region]);
  return region;
};

/** Holds the toasts of the application, announces them, and lets F6 go to the newest and back. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toasts, setToasts] = useState<(ToastContent & { id: number })[]>([]);
  const lastId = useRef(0);
  const region = useRegion();
  const cameFrom = useRef<HTMLElement>(null);

  const show = useCallback((toast: ToastContent) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown.filter(({ group }) => !group || group !== toast.group), { ...toast, id }]);
  }, []);

  const giveFocusBack = () => {
    if (region?.contains(document.activeElement)) cameFrom.current?.focus();
  };

  const dismiss = (id: number) => {
    giveFocusBack();
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const buttons = region?.querySelectorAll<HTMLElement>('.toast:last-of-type button');
      if (event.key !== 'F6' || !buttons?.[0]) return;
      event.preventDefault();
      if (region?.contains(document.activeElement)) {
        cameFrom.current?.focus();
        return;
      }
      cameFrom.current = document.activeElement as HTMLElement;
      buttons[0].focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region]);

  const newest = toasts.at(-1);
  return (
    <ToastContext value={show}>
      {children}
      {region &&
        createPortal(
          <>
            {toasts.map(({ id, ...toast }) => (
              <Toast key={id} {...toast} onDismiss={() => dismiss(id)} />
            ))}
            <p className="sr" role="status">
              {newest && announcement(newest)}
            </p>
          </>,
          region,
        )}
    </ToastContext>
  );
};
