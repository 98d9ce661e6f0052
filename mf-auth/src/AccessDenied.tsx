import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { toast } from 'shared/toast';

/** Says why a step cannot be opened by itself, and goes to where its flow begins. */
export function AccessDenied({ message, to }: { message: string; to: string }) {
  useEffect(() => {
    toast(message, { variant: 'error' });
  }, [message]);

  return <Navigate to={to} replace />;
}
