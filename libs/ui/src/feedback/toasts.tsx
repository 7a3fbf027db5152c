import * as t from '@simmer/messages/ui';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Toast, type ToastContent } from './toast';

const ToastContext = createContext<(toast: ToastContent) => void>(() => undefined);

/** Shows a toast: `const toast = useToast(); toast({ message, action })`. */
export const useToast = () => useContext(ToastContext);

const announcement = ({ message, action }: ToastContent) => (action ? t.pressF6({ message, action: action.label }) : message);

/** Holds the toasts of the application, announces them, and lets F6 go to the newest and back. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toasts, setToasts] = useState<(ToastContent & { id: number })[]>([]);
  const lastId = useRef(0);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  const show = useCallback((toast: ToastContent) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown.filter(({ group }) => !group || group !== toast.group), { ...toast, id }]);
  }, []);

  const giveFocusBack = () => {
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus();
  };

  const dismiss = (id: number) => {
    giveFocusBack();
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const buttons = region.current?.querySelectorAll<HTMLElement>('.toast:last-of-type button');
      if (event.key !== 'F6' || !buttons?.[0]) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) {
        giveFocusBack();
        return;
      }
      cameFrom.current = document.activeElement as HTMLElement;
      buttons[0].focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const newest = toasts.at(-1);
  return (
    <ToastContext value={show}>
      {children}
      <section ref={region} className="toasts" aria-label={t.notifications}>
        {toasts.map(({ id, ...toast }) => (
          <Toast key={id} {...toast} onDismiss={() => dismiss(id)} />
        ))}
      </section>
      <p className="sr" role="status">
        {newest && announcement(newest)}
      </p>
    </ToastContext>
  );
};
